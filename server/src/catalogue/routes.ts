import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { catalogueOf, type Named } from './catalogue.ts'

export function catalogueRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listCategories', async () => {
    const { categories } = await catalogueOf(ctx)
    const data = [...categories.values()].map(({ types, ...category }) => ({
      ...told(category),
      equipment_types: types.map(told),
    }))
    return { data }
  })
  bind(api, 'listConditions', async () => {
    const { conditions } = await catalogueOf(ctx)
    const data = [...conditions.values()].map((one) => ({ ...told(one), value: one.id, text: one.name }))
    return { data }
  })
}

const told = ({ id, name, tooltip }: Named) => ({ id, name, tooltip: { text: tooltip } })
