import { readConfig } from '#platform/config'
import { get, testProgram } from '../../testing.ts'
import { openBrowser } from './testing-browser.ts'
import { facebookServer } from './testing-facebook.ts'
import { googleServer } from './testing-google.ts'

type Browser = ReturnType<typeof openBrowser>

const origin = readConfig({}).http.publicUrl

/** The program with both social logins, their providers on this machine, and the tests' helpers. */
export async function socialProgram() {
  const google = await googleServer(`${origin}/v1/auth/google/callback`)
  const facebook = await facebookServer()
  const program = await testProgram({ ...google.env, ...facebook.env })
  const { ctx, app } = program
  const arrived = new WeakMap<URL, Browser>()
  const browser = () => openBrowser({ app, origin })
  return {
    ctx,
    program,
    google: google.state,
    facebook: facebook.state,
    browser,
    /** Runs one whole social login in a fresh browser; returns the address where it ends. */
    async arrive(provider: 'google' | 'facebook') {
      const own = browser()
      const landing = await own.walk(`/v1/auth/${provider}`)
      arrived.set(landing, own)
      return landing
    },
    /** Exchanges the code in the address, as the page at /oauth does, in the browser that arrived there or in another. */
    exchangeCode: (landing: URL, by = arrived.get(landing)) =>
      get(program, '/api/user', {
        'x-user-token': landing.searchParams.get('auth_token') ?? '',
        'x-user-email': landing.searchParams.get('email') ?? '',
        cookie: by?.cookies() ?? '',
      }),
    countPeople: async () => (await ctx.db.selectFrom('people').select('id').execute()).length,
    mailsTo: (email: string) => ctx.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute(),
    async close() {
      await program.close()
      await Promise.all([google.close(), facebook.close()])
    },
  }
}

export const errorOf = (landing: URL): string =>
  landing.pathname === '/auth' ? (landing.searchParams.get('error') ?? 'none') : `not an error: ${landing.pathname}`
