import { parseCookie } from 'cookie'

type Cookie = { name: string; path: string; value: string; seconds: number }

/** The Set-Cookie header of a cookie that no script reads, that no other site's form or picture sends, and that goes to this host alone. */
export function cookieHeader(publicUrl: string, { name, path, value, seconds }: Cookie): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The value of the first cookie of this name that is written as `pattern` says; nothing in it is decoded. Undefined if there is none. */
export function readCookie(cookies: string | undefined, name: string, pattern: RegExp): string | undefined {
  const decode = (value: string) => (pattern.test(value) ? value : undefined)
  return parseCookie(cookies ?? '', { decode })[name]
}
