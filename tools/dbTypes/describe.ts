import type pg from 'pg'

/**
 * Types of SQL text statements: described by the database; the query plan shows which tables are optional because of
 * outer joins.
 */

export interface Field {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
}
interface Described {
  parameters: number[]
  fields: Field[]
}

/** Parse and Describe of the PostgreSQL protocol; nothing is executed. */
export function describe(client: pg.Client, text: string): Promise<Described> {
  const { promise, resolve, reject } = Promise.withResolvers<Described>()
  const found: Described = { parameters: [], fields: [] }
  const onParameters = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => void (found.parameters = dataTypeIDs)
  client.query({
    submit(connection: pg.Connection) {
      connection.on('parameterDescription', onParameters)
      connection.parse({ name: '', text, types: [] }, true)
      connection.describe({ type: 'S', name: '' }, true)
      connection.sync()
    },
    handleRowDescription: ({ fields }: { fields: Field[] }) => void (found.fields = fields),
    // After an error the client sends nothing more.
    handleError: (error: Error, connection: pg.Connection) => {
      connection.off('parameterDescription', onParameters)
      reject(error)
    },
    handleReadyForQuery: (connection: pg.Connection) => {
      connection.off('parameterDescription', onParameters)
      resolve(found)
    },
  } as unknown as pg.Submittable)
  return promise
}
