import type { Config } from '#platform/config'

/** Whether only public addresses may be called: always, except in tests, whose providers run on this machine. */
export const isPublicOnly = ({ appEnv }: Config): boolean => appEnv !== 'test'

/** The user agent with the site's address. Some feeds refuse callers without one. */
export const userAgentOf = ({ http }: Config): string => `Reable (${http.publicUrl})`
