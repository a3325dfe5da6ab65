import { register } from 'node:module'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK } from '@opentelemetry/sdk-node'

/**
 * OpenTelemetry traces, configured by standard variables (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME` …).
 * Imported before the instrumented libraries, and only if one of the variables is set. SQL is traced without values.
 */
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)
const sdk = new NodeSDK({
  serviceName: process.env['OTEL_SERVICE_NAME'] ?? 'baicai',
  instrumentations: [new HttpInstrumentation(), new PgInstrumentation()],
})
sdk.start()

export const stopTelemetry = () => sdk.shutdown()
