export { BOT_CAST, BOT_LEVELS, isBotName, USUAL_BOT_LEVEL, type BotLevel, type BotName } from './bots';
export {
  CHANNELS,
  EMOTES,
  NOTICES,
  PRESETS,
  type Channel,
  type ChatLine,
  type Emote,
  type Notice,
  type Preset,
} from './chat';
export { CODE_LENGTH, CODE_LETTERS, isTableCode, normaliseCode } from './code-alphabet';
export { HOUSE_CODES, isHouseCode, isHouseRefusal, type HouseCode, type HouseRefusal } from './codes';
export { RESTART_OVERDUE_MS, type HouseNotice } from './house-notice';
export type { CreatedTable, SeatReservation, TableCard } from './http';
export type { HeldMessage, MatchMessage, RoomAnswers, RoomMessages, StepMessage, Welcome } from './messages';
export { USUAL_OPTIONS, type TableOptions } from './options';
export {
  OPERATOR_ACTS,
  OPERATOR_FILTERS,
  type LoggedAct,
  type OperatorAct,
  type OperatorFilter,
  type OperatorLoad,
  type OperatorLog,
  type OperatorOverview,
  type OperatorReport,
  type OperatorReportDetail,
  type OperatorReports,
  type OperatorSeat,
  type OperatorStorage,
  type OperatorTable,
  type OperatorTableDetail,
  type OperatorTables,
  type ProcessLine,
  type ThoughtOutcome,
} from './operator';
export { packStep, unpackStep } from './packing/step';
export { PROPOSAL_KINDS, type ProposalKind } from './proposals';
export {
  LONGEST_DESCRIPTION,
  MOST_REPORT_BYTES,
  MOST_REPORT_STEPS,
  REPORT_FORMAT,
  REPORT_VERSION,
  type KeptReport,
  type ReportPlace,
} from './report';
export { COLOURS, SEAT_KINDS, TABLE_STATUSES, type Colour, type SeatKind, type TableStatus } from './seats';
export { CLOSE_CODES } from './close-codes';
export { PROTOCOL_VERSION } from './version';
