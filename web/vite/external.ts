/**
 * The packages that stay outside the server's bundle: those with files or threads of their own beside their modules, and the driver,
 * which OpenTelemetry's instrumentation wraps. All others are in it, since a thousand small files take longer to find than to run.
 */
export const external = ['pg', 'sharp', 'pino', 'graphile-worker', 'node-pg-migrate']
