import type { ActName, LogSubject, Role } from '@reable/contract/volunteers/rules'

/** What a volunteer did. */
export type Act = {
  /** A command of the server's own has no person. */
  volunteer: { id: number; role: Role | null } | 'command'
  act: ActName
  /** What it was done to. A page is known by its name, everything else by its number. */
  subject: { kind: LogSubject; id: number | string }
  /** Values before and after: never what people wrote, and nobody’s name or address. */
  before?: object
  after?: object
}

/** An act of somebody, of which it matters who, what and to whom. */
export type ActOfPerson = Pick<Act, 'act' | 'subject'> & { volunteer: { id: number } }
