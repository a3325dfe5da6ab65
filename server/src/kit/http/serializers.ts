import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type BuildSerializer = ReturnType<typeof SerializerSelector>

/**
 * Serializers are compiled with the first answer of their route. Compiled at the start, those of all routes take a
 * tenth of an idle server's memory, and a part of its start.
 */
export const lazySerializers: BuildSerializer = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options)
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined
    return (answer) => (serialize ??= compile(route))(answer)
  }
}
