import type { Challenge, Solution } from 'altcha/lib'
import workerFile from 'altcha/workers/pbkdf2?worker&url'
import { browserApi } from '../../api.ts'
import { trustedAddress } from '../../trusted-address.ts'

const patience = 90_000
const mostWorkers = 4

/** Fetches a fresh task and lets the machine work on it. Answers what the server wants to see; throws when that cannot be had. */
export async function solveTask(leave: AbortSignal): Promise<string> {
  const reply = await browserApi('getCaptcha', {})
  if (!reply.ok) throw new Error(reply.failure.error)
  const { parameters, signature } = reply.data as Challenge & Record<string, unknown>
  const challenge = { parameters, signature }
  const solution = await atWork({ challenge }, leave)
  return btoa(JSON.stringify({ challenge, solution }))
}

/** Several workers, each with every so-manieth number; the first to find it ends them all. */
function atWork(task: { challenge: Challenge }, leave: AbortSignal): Promise<Solution> {
  const count = Math.min(mostWorkers, navigator.hardwareConcurrency || 1)
  const workers = Array.from({ length: count }, () => new Worker(trustedAddress('captcha-worker', workerFile)))
  const end = () => {
    for (const worker of workers) worker.terminate()
  }
  return new Promise<Solution>((resolve, reject) => {
    leave.addEventListener('abort', reject)
    workers.forEach((worker, at) => {
      worker.onmessage = ({ data }) => (data?.derivedKey ? resolve(data) : reject(new Error('no solution')))
      worker.onerror = reject
      worker.postMessage({ type: 'work', ...task, counterStart: at, counterStep: count, timeout: patience })
    })
  }).finally(end)
}
