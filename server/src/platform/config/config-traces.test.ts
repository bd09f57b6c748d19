import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/'

test('nothing is traced until there is an address that takes traces', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'ours' }).traces).toBeUndefined()
})

test('every request is traced under the name of the program, unless it is said otherwise', () => {
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    headers: {},
    share: 1,
    serviceName: 'reable',
  })
  const less = { OTEL_TRACES_SAMPLER_ARG: '0', OTEL_SERVICE_NAME: 'ours' }
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...less }).traces).toMatchObject({ share: 0, serviceName: 'ours' })
})

test('headers for who takes the traces are written as in an address', () => {
  const read = (OTEL_EXPORTER_OTLP_HEADERS: string) =>
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }).traces?.headers
  expect(read('api-key=a%20b, team=ours ,percent=100%')).toEqual({ 'api-key': 'a b', team: 'ours', percent: '100%' })
})

test.each([
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a key=x' }, 'OTEL_EXPORTER_OTLP_HEADERS: is like name=value,other=value'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key' }, 'OTEL_EXPORTER_OTLP_HEADERS: is like name=value,other=value'],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.01' }, 'OTEL_TRACES_SAMPLER_ARG: is a number from 0 to 1'],
  [{ OTEL_TRACES_SAMPLER_ARG: '-0.01' }, 'OTEL_TRACES_SAMPLER_ARG: is a number from 0 to 1'],
])('what is wrong with the settings of traces is said in a sentence: %j', (settings, sentence) => {
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...settings })).toThrow(sentence)
})
