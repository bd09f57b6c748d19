import { readConfig } from '#platform/config'
import { get, testProgram } from '../../testing.ts'
import { openBrowser } from './testing-browser.ts'
import { facebookServer } from './testing-facebook.ts'
import { googleServer } from './testing-google.ts'

const origin = readConfig({}).http.publicUrl

/** The program with both social logins, their providers on this machine, and what the tests ask of it. */
export async function socialProgram() {
  const google = await googleServer(`${origin}/v1/auth/google/callback`)
  const facebook = await facebookServer()
  const program = await testProgram({ ...google.env, ...facebook.env })
  const { ctx, app } = program
  return {
    ctx,
    program,
    google: google.state,
    facebook: facebook.state,
    browser: () => openBrowser({ app, origin }),
    /** One whole social login in a fresh browser; answers where it lands. */
    arrive: (provider: 'google' | 'facebook') => openBrowser({ app, origin }).walk(`/v1/auth/${provider}`),
    /** What the page at /oauth asks with what stands in its address. */
    trade: (landing: URL) =>
      get(program, '/api/user', {
        'x-user-token': landing.searchParams.get('auth_token') ?? '',
        'x-user-email': landing.searchParams.get('email') ?? '',
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
