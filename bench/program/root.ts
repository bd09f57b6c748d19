import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..', '..')

/** What benches keep between runs: data folders, photographs, logs of the program. Not under version control. */
export const benchData = join(root, 'data', 'bench')
