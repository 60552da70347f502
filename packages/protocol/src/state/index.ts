export { mirror } from './mirror';
export { plainOf, type Plain } from './plain';
export { isMirrored, mirrorOpen, mirrorTable, readOpen, readTable, RoomState } from './room-state';
export { Table, type PublicProposal, type PublicSeat, type PublicTable } from './table';
