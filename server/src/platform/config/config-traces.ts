import { trimEndOf } from '@reable/contract/text/trim-end-of'
import { z } from 'zod'

/** Where traces go, and of how many requests in one; undefined: none are made. */
export type TracesConfig = { endpoint: string; headers: Record<string, string>; share: number; serviceName: string }

const shareError = 'is a number from 0 to 1, the share of requests and jobs that are traced'
const pair = /^\s*([\w-]+)=([^,]*?)\s*$/

/** The settings by the names that OpenTelemetry gives them; `config.ts` reads them with all others. */
export const tracesSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is like http://127.0.0.1:4318: an address that takes OTLP over HTTP' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => text.split(',').every((part) => pair.test(part)), 'is like name=value,other=value')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(shareError).min(0, shareError).max(1, shareError).default(1),
  OTEL_SERVICE_NAME: z.string().default('reable'),
}

type TracesVars = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
  OTEL_SERVICE_NAME: string
}

export function tracesConfig(vars: TracesVars): TracesConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = vars
  if (!address) return undefined
  return {
    endpoint: trimEndOf(address, '/'),
    // Values are written as in an address.
    headers: Object.fromEntries(
      headers.split(',').flatMap((part) => {
        const [, name, value] = pair.exec(part) ?? []
        return name ? [[name, decode(value ?? '')]] : []
      }),
    ),
    share: vars.OTEL_TRACES_SAMPLER_ARG,
    serviceName: vars.OTEL_SERVICE_NAME,
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
