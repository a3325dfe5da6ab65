import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
} from 'kysely'

/** Kysely's dialect on one connection. */
export function dialectOn(
  execute: DatabaseConnection['executeQuery'],
  createQueryCompiler: () => QueryCompiler = () => new PostgresQueryCompiler(),
): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: execute,
    streamQuery() {
      throw new Error('streams are read by cursor statements')
    },
  }
  const nothing = async () => {}
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  return {
    createDriver: () => driver,
    createQueryCompiler,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}
