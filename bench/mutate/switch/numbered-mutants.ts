import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutantsOf } from '../mutants-of.ts'
import { mutatedFiles, root } from '../sources.ts'
import type { NumberedMutant } from './switched-source.ts'

/** Every change to server and contract; each one's number is its place in the list. */
export const numberedMutants = (): NumberedMutant[] =>
  mutatedFiles([])
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
    .map((mutant, number) => ({ ...mutant, number }))
