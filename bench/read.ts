import { type LoadResult, loadAnswered } from './load.ts'
import type { Options } from './options.ts'
import { listingsFolder, withProgram } from './program.ts'
import { drawSamples, drawWords, listPath, pick, pricesAround } from './requests.ts'
import { type Figure, figure, median } from './table.ts'

/** The list, searches and listings as JSON, over 32 connections. */
export async function read({ rounds, seconds, listings }: Options): Promise<Figure[]> {
  const dataFolder = await listingsFolder(listings)
  return withProgram(dataFolder, async ({ port, pid }) => {
    const samples = await drawSamples(dataFolder, 1_000)
    const paths = {
      list: Array.from({ length: 40 }, (_, at) => listPath({ page: at + 1 })),
      find: samples.flatMap((sample) =>
        drawWords([sample], 1).map((search_query) => {
          const { category, location, price } = sample
          return listPath({ category, location, ...pricesAround(price), search_query })
        }),
      ),
      item: Array.from({ length: 20_000 }, () => `/v1/posts/${pick(samples).id}`),
    }
    const measured: [keyof typeof paths, LoadResult][] = []
    for (let round = 0; round < rounds; round++)
      for (const name of ['list', 'find', 'item'] as const)
        measured.push([
          name,
          await loadAnswered({ ports: [port], pids: [pid], paths: paths[name], connections: 32, seconds }),
        ])
    return (['list', 'find', 'item'] as const).flatMap((name) => {
      const of = (key: keyof LoadResult) =>
        median(measured.filter(([other]) => other === name).map(([, result]) => result[key]))
      return [
        figure(`${name}: answers`, of('rate'), '/s'),
        figure(`${name}: processor time`, of('cpu'), 'ms'),
        figure(`${name}: p50`, of('p50'), 'ms'),
        figure(`${name}: p99`, of('p99'), 'ms'),
      ]
    })
  })
}
