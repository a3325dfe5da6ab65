import { expect, test } from 'vitest'
import { type Params, preparedQuery, sqlQuery } from './query.ts'
import { parseSql } from './query/parse.ts'
import { anyOf, json } from './query.parts.ts'

const configs = preparedQuery((db, $: Params<{ codes: readonly string[]; like?: string | undefined }>) => {
  const query = db.selectFrom('tenancy.configs').select(['code', 'val']).where('code', '=', anyOf($.codes))
  return $.like ? query.where('val', 'like', $.like) : query
})

test('prepared query: compiled once for each set of present parameters', () => {
  const one = configs.statement({ codes: ['a'] })
  expect(one).toMatchObject({
    text: 'select "code", "val" from "tenancy"."configs" where "code" = any($1)',
    values: [['a']],
  })
  expect(configs.statement({ codes: ['b', 'c'], like: undefined })).toMatchObject({ name: one.name, text: one.text })
  const both = configs.statement({ codes: ['a'], like: 'x%' })
  expect(both.values).toEqual([['a'], 'x%'])
  expect(both.name).not.toBe(one.name)
})

test('prepared query: the name depends only on the text', () => {
  const again = preparedQuery((db, $: Params<{ list: readonly string[] }>) =>
    db.selectFrom('tenancy.configs').select(['code', 'val']).where('code', '=', anyOf($.list)),
  )
  expect(again.statement({ list: [] }).name).toBe(configs.statement({ codes: [] }).name)
})

test('prepared query: constants are literals, visible to the planner', () => {
  const sent = preparedQuery((db, $: Params<{ id: string }>) =>
    db.updateTable('ordering.orders').set({ reason: "it's" }).where('status', '=', '30').where('id', '=', $.id),
  )
  expect(sent.statement({ id: '7' })).toMatchObject({
    text: `update "ordering"."orders" set "reason" = 'it''s' where "status" = '30' and "id" = $1`,
    values: ['7'],
  })
})

test('prepared query: jsonb parameters are sent as JSON, and null as null', () => {
  const put = preparedQuery((db, $: Params<{ id: string; proposal: { reason: string } | null }>) =>
    db
      .updateTable('ordering.orders')
      .set({ proposal: json($.proposal as never) })
      .where('id', '=', $.id),
  )
  expect(put.statement({ id: '1', proposal: { reason: 'x' } }).values).toEqual(['{"reason":"x"}', '1'])
  expect(put.statement({ id: '1', proposal: null }).values).toEqual([null, '1'])
})

test('prepared query: shapes beyond the limit are neither prepared nor cached', () => {
  const many = preparedQuery((db, $: Params<Record<string, string | undefined>>) =>
    db.selectFrom('tenancy.configs').select('code').where('code', '=', $['code']!),
  )
  const named = Array.from({ length: 120 }, (_, n) => many.statement({ code: 'a', [`p${n}`]: 'x' }).name)
  expect(named.filter((name) => name !== undefined)).toHaveLength(100)
})

test('SQL text: named parameters are numbered, and nullability markers removed', () => {
  expect(
    parseSql(`select count(*) as "n!", $a::int as "x?" where $b?::text is null or $b = $c::jsonb ->> 'k'`),
  ).toEqual({
    text: `select count(*) as "n", $1::int as "x" where $2::text is null or $2 = $3::jsonb ->> 'k'`,
    parameters: [
      { name: 'a', isNullable: false, isJson: false, holdsNulls: false },
      { name: 'b', isNullable: true, isJson: false, holdsNulls: false },
      { name: 'c', isNullable: false, isJson: true, holdsNulls: false },
    ],
    columns: new Map([
      ['n', '!'],
      ['x', '?'],
    ]),
  })
})

test('SQL text: jsonb operators and jsonb arrays are not markers', () => {
  const { text, parameters } = parseSql('select $a ?| $b, $c::jsonb[]')
  expect(text).toBe('select $1 ?| $2, $3::jsonb[]')
  expect(parameters.map(({ isJson, isNullable }) => isJson || isNullable)).toEqual([false, false, false])
})

test('SQL text: nullable list elements are marked for every use of the list', () => {
  const { text, parameters } = parseSql('select $list[?]::text[], $list, $other[1]')
  expect(text).toBe('select $1::text[], $1, $2[1]')
  expect(parameters.map(({ name, holdsNulls }) => [name, holdsNulls])).toEqual([
    ['list', true],
    ['other', false],
  ])
})

test('SQL text: duplicate statement names are refused', () => {
  const name = 'test.twice' as 'tenancy.insertHosts'
  expect(() => sqlQuery(name, 'select 1')).not.toThrow()
  expect(() => sqlQuery(name, 'select 2')).toThrow('two statements are called test.twice')
})
