export interface SqlParameter {
  readonly name: string
  readonly isNullable: boolean
  readonly isJson: boolean
  /** Array parameter whose elements may be null. */
  readonly holdsNulls: boolean
}

export interface SqlText {
  /** Statement text with numbered parameters (`$1`). */
  readonly text: string
  readonly parameters: readonly SqlParameter[]
  /** Nullability marks of columns: `"total!"` is never null, `"name?"` may be. */
  readonly columns: ReadonlyMap<string, '!' | '?'>
}

/**
 * Parses named parameters: `$name`; `$name?` nullable; `$name[?]` array with nullable elements; `$name::jsonb` sent as
 * JSON. `as "name!"` marks a column as not null.
 */
export function parseSql(source: string): SqlText {
  const parameters: SqlParameter[] = []
  const columns = new Map<string, '!' | '?'>()
  const text = source
    .replace(
      /\$([a-z]\w*)(\[\?\])?(\?(?![|&?]))?(::jsonb\b(?!\[))?/gi,
      (_, name: string, nulls?: string, nullable?: string, json = '') => {
        const at = parameters.findIndex((each) => each.name === name)
        const known = parameters[at]
        const parameter = {
          name,
          isNullable: known?.isNullable || nullable !== undefined,
          isJson: known?.isJson || json !== '',
          holdsNulls: known?.holdsNulls || nulls !== undefined,
        }
        const index = known ? at : parameters.length
        parameters[index] = parameter
        return `$${index + 1}${json}`
      },
    )
    .replace(/"(\w+)([!?])"/g, (_, name: string, mark: '!' | '?') => {
      columns.set(name, mark)
      return `"${name}"`
    })
  return { text, parameters, columns }
}
