import { readCookie } from '#platform/http'

export type LoginCookie = {
  name: 'social_login' | 'social_code'
  /** The one path to which the browser sends it. */
  path: string
  value: string
  seconds: number
}

/** The value of the cookie of this name; '' if there is none. */
export const readLoginCookie = (cookies: string | undefined, name: LoginCookie['name']): string =>
  readCookie(cookies, name, /^[\w-]+$/) ?? ''
