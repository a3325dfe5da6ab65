import { setImmediate as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turnsByCaller } from './turns.ts'

test('turns: each caller has their number at once, the rest in order, and too many are refused', async () => {
  const take = turnsByCaller({ atOnce: 2, maxWaiting: 2 })
  const started: string[] = []
  const begin = async (name: string, work: string) => {
    const end = await take(name)
    started.push(work)
    return end
  }
  const [first, second, third, fourth] = ['a1', 'a2', 'a3', 'a4'].map((work) => begin('ann', work))
  await expect(take('ann')).rejects.toThrow('request.tooMany')
  const other = await begin('bob', 'b1')
  expect(started).toEqual(['a1', 'a2', 'b1'])
  const end = await first!
  end()
  end()
  await pause()
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
  ;(await second!)()
  ;(await third!)()
  ;(await fourth!)()
  other()
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  await Promise.all([begin('ann', 'a5'), begin('ann', 'a6')])
  expect(started.slice(-2)).toEqual(['a5', 'a6'])
})

test('turns: who gives up waiting takes no turn', async () => {
  const take = turnsByCaller({ atOnce: 1, maxWaiting: 2 })
  const end = await take('ann')
  const given = new AbortController()
  const gone = take('ann', given.signal)
  const next = take('ann')
  given.abort()
  await expect(gone).rejects.toThrow('request.tooMany')
  end()
  ;(await next)()
  ;(await take('ann'))()
})
