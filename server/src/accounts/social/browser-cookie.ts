export type LoginCookie = {
  name: 'social_login' | 'social_code'
  /** The one path to which the browser sends it. */
  path: string
  value: string
  seconds: number
}

/** The Set-Cookie header. Lax: sent with the provider's redirect, not with a form or a picture of another site, and to no other host. */
export function cookieHeader(publicUrl: string, { name, path, value, seconds }: LoginCookie): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The value of the cookie of this name; '' if there is none. */
export const readCookie = (cookies: string | undefined, name: LoginCookie['name']): string =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)(?:;|$)`).exec(cookies ?? '')?.[1] ?? ''
