import type { Level } from '@reable/contract/health/rules'

/** What was looked at. */
export type Subject =
  | 'settings'
  | 'database'
  | 'migrations'
  | 'jobs'
  | 'reports'
  | 'mails'
  | 'backup'
  | 'disk'
  | 'files'
  | 'clock'
  | 'certificate'
  | 'versions'
  | 'demonstration'

/** What was found: in a sentence for everyone, and, where it is not good, what whoever runs the place does about it. */
export type Finding = { about: Subject; level: Level; sentence: string; advice?: string }

export const good = (about: Subject, sentence: string): Finding => ({ about, level: 'good', sentence })

export const weak = (about: Subject, sentence: string, advice: string): Finding => ({
  ...{ about, level: 'weak', sentence, advice },
})

export const broken = (about: Subject, sentence: string, advice: string): Finding => ({
  ...{ about, level: 'broken', sentence, advice },
})
