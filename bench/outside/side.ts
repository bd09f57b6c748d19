import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { type OutsideServer, startOutsideServer } from './outside-server.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** The states of the outside services: they answer, hang or refuse once the program has copies, or hang before there are any. */
export const sideNames = ['up', 'hangs', 'refuses', 'hangs from the start'] as const

type SideName = (typeof sideNames)[number]

/** A program with outside services of its own, and its visitor. */
export type Side = { name: SideName; program: Program; server: OutsideServer; visitor: Visitor }

/** Starts a program on a village of its own, with its outside services in the named state. */
export async function startSide(name: SideName, pages: readonly string[]): Promise<Side> {
  const dataFolder = await villageCopy(`outside-${name.replaceAll(' ', '-')}`)
  const server = await startOutsideServer()
  if (name === 'hangs from the start') server.hang()
  const program = await startProgram(dataFolder, server.settings)
  try {
    await waitUntilQuiet(program.pid)
    if (name !== 'hangs from the start') await takeCopies({ program, server, dataFolder, pages })
    if (name === 'hangs') server.hang()
    if (name === 'refuses') server.stopListening()
    return { name, program, server, visitor: createVisitor(program) }
  } catch (error) {
    await program.stop()
    throw error
  }
}

export async function stopSide({ program, server, visitor }: Side): Promise<void> {
  visitor.leave()
  server.stopListening()
  await program.stop()
}

type CopyOptions = { program: Program; server: OutsideServer; dataFolder: string; pages: readonly string[] }

/** Opens every page once. Throws when the program does not copy its texts and its articles from outside. */
async function takeCopies({ program, server, dataFolder, pages }: CopyOptions): Promise<void> {
  const visitor = createVisitor(program)
  for (const page of pages) await visitor.open(page)
  visitor.leave()
  const [{ copies = 0 } = {}] = await queryDatabase<{ copies: number }>(
    dataFolder,
    'select count(*)::int as copies from content_copies',
  )
  if (copies < contents || !server.requestedPaths.has('/feed')) throw new Error('The program does not ask its outside.')
}

/** Pages and lists that the information pages are made of, at the least. */
const contents = 20
