export {
  operatorHouseShape,
  operatorLoginShape,
  operatorRemoveShape,
  operatorRestartShape,
  type OperatorRemove,
} from './operator';
export { createTableShape, joinTableShape, type CreateTable, type JoinTable } from './http';
export { reportFileShape, reportShape, type ProblemReport, type ReportFile } from './report';
export { ROOM_REQUESTS, type RoomRequest, type RoomRequestInput, type RoomRequestName } from './room';
