import type { Client, Reply } from '@reable/contract/client'

/** What the sections of the settings show at first, each with why it could not be loaded instead. */
export type SettingsData = {
  firstName: Reply<'getFirstName'>
  emailChange: Reply<'getEmailChange'>
  secondFactor: Reply<'getSecondFactor'>
  sessions: Reply<'listSessions'>
}

/** Loads all of it before any is shown: a section that came later would push those below it away from a finger. */
export async function loadSettings(api: Client): Promise<SettingsData | { error: string }> {
  const [firstName, emailChange, secondFactor, sessions] = await Promise.all([
    api('getFirstName', {}),
    api('getEmailChange', {}),
    api('getSecondFactor', {}),
    api('listSessions', {}),
  ])
  // One sentence for the whole page where nothing came at all.
  if (!firstName.ok && !emailChange.ok && !secondFactor.ok && !sessions.ok) return { error: firstName.failure.error }
  return { firstName, emailChange, secondFactor, sessions }
}
