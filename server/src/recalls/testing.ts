import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { jobTable } from '../worker/job-table.ts'
import type { CardFields } from './index.ts'

/** A scooter's card as a form sends it. */
export const scooterCard: CardFields = {
  name: 'Swiftway travel scooters',
  brands: ['Swiftway'],
  models: ['Glide 9', '501'],
  serials: '',
  sold: '',
  danger: 'The battery may overheat.',
  remedy: 'Ask Swiftway for another battery.',
  source: 'https://recalls-rappels.canada.ca/en/alert-recall/example',
  equipment_type_ids: [8],
}

/** A travel scooter as its owner describes it. */
export const scooter = (properties: Record<string, string> = {}) => ({
  equipmentTypeId: 8,
  title: 'Travel scooter',
  description: 'Runs well, and easy to load.',
  properties: {
    ...{ wheels_count: '3', battery_type: 'Lithium', battery_holds_charge: 'Yes', charger_included: 'Yes' },
    ...{ working_order: 'Works fully', cleaned: 'Wiped clean' },
    ...properties,
  },
})

/** Runs the jobs about recalls that wait, and those that they queue, as the program would. */
export async function runRecallJobs(ctx: Context): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string; task: string; payload: unknown }>`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier in ('check-recall-card', 'screen-for-recalls', 'check-unchecked', 'check-received', 'notify-receiver', 'notify-of-withdrawal')
      returning j.id, t.identifier as task, j.payload`.execute(ctx.db)
    if (!rows.length) return
    for (const { task, payload } of rows) await jobTable[task]?.(ctx, payload)
  }
}

/** A site outside that answers with a file of recalls. */
export async function recallsServer() {
  const state: { answer: RequestListener; requests: Record<string, unknown>[] } = {
    answer: (_request, response) => void response.writeHead(404).end(),
    requests: [],
  }
  const server = createServer((request, response) => {
    state.requests.push(request.headers)
    state.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/HCRSAMOpenData.json`
  return { state, env: { RECALLS_URL: address }, close: () => server.close() }
}
