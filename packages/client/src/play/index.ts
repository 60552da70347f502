export { Announcer } from './announcer';
export { Choices } from './choices';
export { createDesk } from './create-desk';
export { Explain, type Pointing } from './explain';
export { PlayBar } from './play-bar';
