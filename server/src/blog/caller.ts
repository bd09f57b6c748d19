import type { Config } from '#platform/config'

/** Only addresses of the open internet are called, but in tests, whose providers stand on this machine. */
export const isPublicOnly = ({ appEnv }: Config): boolean => appEnv !== 'test'

/** Who asks, and for which site. Some feeds are closed to callers without a name. */
export const callerOf = ({ http }: Config): string => `Reable (${http.publicUrl})`
