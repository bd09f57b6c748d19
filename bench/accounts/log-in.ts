import { villagePassword } from '../../server/seeds/village/people.ts'

type Answer = { status: number; milliseconds: number; token: string }

/** One log-in over the network. Answers the status, the time in ms until the whole answer is there, and the token. */
export async function logIn(address: string, email: string, password = villagePassword): Promise<Answer> {
  const startedAt = performance.now()
  const answer = await fetch(`${address}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { email, password } }),
  })
  const { data } = await answer.json()
  return { status: answer.status, milliseconds: performance.now() - startedAt, token: data?.auth_token ?? '' }
}
