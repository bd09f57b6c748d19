import type { Challenge, Solution } from 'altcha/lib'
import workerFile from 'altcha/workers/pbkdf2?worker&url'
import { browserApi } from '../../api.ts'
import { trustedAddress } from '../../trusted-address.ts'

const timeout = 90_000
const maxWorkers = 4

/** Fetches a fresh task and solves it. Resolves to the encoded solution that the server verifies; rejects when there is none. */
export async function solveTask(signal: AbortSignal): Promise<string> {
  const reply = await browserApi('getCaptcha', {})
  if (!reply.ok) throw new Error(reply.failure.error)
  const { parameters, signature } = reply.data as Challenge & Record<string, unknown>
  const challenge = { parameters, signature }
  const solution = await solveInWorkers({ challenge }, signal)
  return btoa(JSON.stringify({ challenge, solution }))
}

/** Divides the numbers among several workers; all are terminated once one has found the solution. */
function solveInWorkers(task: { challenge: Challenge }, signal: AbortSignal): Promise<Solution> {
  const count = Math.min(maxWorkers, navigator.hardwareConcurrency || 1)
  const workers = Array.from({ length: count }, () => new Worker(trustedAddress('captcha-worker', workerFile)))
  const terminateAll = () => {
    for (const worker of workers) worker.terminate()
  }
  return new Promise<Solution>((resolve, reject) => {
    signal.addEventListener('abort', reject)
    workers.forEach((worker, at) => {
      worker.onmessage = ({ data }) => (data?.derivedKey ? resolve(data) : reject(new Error('no solution')))
      worker.onerror = reject
      worker.postMessage({ type: 'work', ...task, counterStart: at, counterStep: count, timeout })
    })
  }).finally(terminateAll)
}
