import { createRequire } from 'node:module'
import type * as compilerModule from '@fastify/fast-json-stringify-compiler'

const require = createRequire(import.meta.url)

const scratch = Buffer.allocUnsafeSlow(64 * 1024)
/** The most bytes that a code unit of UTF-16 takes in UTF-8. */
const bytesOfUnit = 3

/** A text in UTF-8: written once where it surely fits, while `Buffer.from` first reads it for its length. */
export function bytesOf(text: string): Buffer {
  if (text.length * bytesOfUnit > scratch.length) return Buffer.from(text)
  return Buffer.from(scratch.subarray(0, scratch.write(text)))
}

type BuildSerializer = ReturnType<typeof compilerModule.SerializerSelector>
type Compile = ReturnType<BuildSerializer>
const loadCompiler = () =>
  (require('@fastify/fast-json-stringify-compiler') as typeof compilerModule).SerializerSelector()

/**
 * Serializers are compiled with the first answer of their route, and their compiler is loaded with the first of all.
 * Compiled at the start, those of all routes take a tenth of an idle server's memory, and a part of its start.
 *
 * The answer leaves as bytes: a text would be read once for its length and once more when it is sent, a twentieth of
 * the time that a page of a category takes. Fastify sends bytes as they are; its type knows texts alone.
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
