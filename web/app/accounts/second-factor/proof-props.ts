import type { User } from '@reable/contract/accounts/operations'
import type { Client } from '@reable/contract/client'

/** What a way to prove a second factor is given: on whose behalf it calls, and what follows. */
export type ProofProps = { api: Client; onProved: (user: User) => void }
