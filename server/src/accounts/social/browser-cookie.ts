export type LoginCookie = {
  name: 'social_login' | 'social_code'
  /** The one address that the browser brings it back to. */
  path: string
  value: string
  seconds: number
}

/** Lax: the provider's redirect brings it back, a form or a picture of another site does not. No other host is given it. */
export function cookieHeader(publicUrl: string, { name, path, value, seconds }: LoginCookie): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** What the browser brings back under this name; '' when nothing. */
export const readCookie = (cookies: string | undefined, name: LoginCookie['name']): string =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)(?:;|$)`).exec(cookies ?? '')?.[1] ?? ''
