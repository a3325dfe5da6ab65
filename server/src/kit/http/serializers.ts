import { createRequire } from 'node:module'
import type * as compilerModule from '@fastify/fast-json-stringify-compiler'

const require = createRequire(import.meta.url)

const scratch = Buffer.allocUnsafeSlow(64 * 1024)
/** Maximum UTF-8 bytes of one UTF-16 code unit. */
const bytesOfUnit = 3

/**
 * Encodes text as UTF-8. Text that fits the scratch buffer in any case is encoded in one pass; `Buffer.from` needs a
 * first pass for the length.
 */
export function bytesOf(text: string): Buffer {
  if (text.length * bytesOfUnit > scratch.length) return Buffer.from(text)
  return Buffer.from(scratch.subarray(0, scratch.write(text)))
}

type BuildSerializer = ReturnType<typeof compilerModule.SerializerSelector>
type Compile = ReturnType<BuildSerializer>
const loadCompiler = () =>
  (require('@fastify/fast-json-stringify-compiler') as typeof compilerModule).SerializerSelector()

/**
 * Lazy compilation: each route's serializer is compiled with its first response, and the compiler is loaded with the
 * first of all. Compiling all routes at startup would take a tenth of an idle server's memory and delay the start.
 *
 * Responses are sent as bytes: a string would be read twice, for its length and for sending, which takes a twentieth of
 * the time of a category page. Fastify sends bytes unchanged, although its type allows only strings.
 */
export const lazySerializers: BuildSerializer = (schemas, options) => {
  let compile: Compile | undefined
  return (route) => {
    let serialize: ReturnType<Compile> | undefined
    return (answer) => {
      compile ??= loadCompiler()(schemas, options)
      serialize ??= compile(route)
      return bytesOf(serialize(answer)) as unknown as string
    }
  }
}
