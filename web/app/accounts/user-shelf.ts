import { deviceShelf } from '../device-shelf.ts'

/** Where this browser keeps its person; a browser that keeps nothing has nobody signed in. */
export const { read: readShelf, write: writeShelf, hear: hearShelf } = deviceShelf('user')
