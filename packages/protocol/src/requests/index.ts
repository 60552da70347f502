export { createTableShape, joinTableShape, type CreateTable, type JoinTable } from './http';
export { ROOM_REQUESTS, type RoomRequest, type RoomRequestInput, type RoomRequestName } from './room';
export { nameKey } from './text';
