import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../server/seeds/example-import')

/** A file of the folder that comes with the program as an example. */
export const exampleFile = (name: string): string => join(folder, name)
