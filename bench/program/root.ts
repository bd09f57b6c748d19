import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..', '..')

/** The folder of data that benches store between runs: data folders, photographs, logs of the program. Not under version control. */
export const benchData = join(root, 'data', 'bench')
