import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DragPoint, validateDrag, sliderRules } from './slider.rules.ts'
import { drag, humanDrag } from '#test/login/drags.ts'

describe('drag validation: malformed drags', () => {
  const at = (point: unknown) => ({ xWidth: 200, track: humanDrag.with(9, point as DragPoint) })
  test.each<[string, unknown]>([
    ['no number', at([NaN, 0, 200])],
    ['no end of numbers', at([Infinity, 0, 200])],
    ['text', at(['60', 0, 200])],
    ['nothing', at([null, 0, 200])],
    ['no point', at(undefined)],
    ['an object', at({ x: 60, y: 0, t: 200 })],
    ['a point of two', at([60, 0])],
    ['a point of four', at([60, 0, 200, 1])],
    ['left of the picture', at([-1, 0, 200])],
    ['right of the track', at([sliderRules.maxTravel + 1, 0, 200])],
    ['far below', at([60, 1e6, 200])],
    ['a time before the time', at([60, 0, -1])],
    ['a time beyond all clocks', at([60, 0, 1e300])],
    ['no width', { xWidth: NaN, track: humanDrag }],
    ['a width beyond the track', { xWidth: 351, track: humanDrag }],
    ['a width below nothing', { xWidth: -1, track: humanDrag }],
    ['a width as text', { xWidth: '200', track: humanDrag }],
    ['no track', { xWidth: 200, track: undefined }],
    ['text for a track', { xWidth: 200, track: '[[0,0,0]]' }],
    ['an object that says how long it is', { xWidth: 200, track: { length: 3 } }],
  ])('%s', (_, given) => {
    expect(validateDrag(given as Parameters<typeof validateDrag>[0], 200)).toBe('unreadable')
  })

  test('a list of a billion points is refused without iterating', () => {
    const requested: PropertyKey[] = []
    const endless = new Proxy([] as DragPoint[], {
      get: (list, name) => (requested.push(name), name === 'length' ? 1e9 : (list as never)[name]),
    })
    expect(validateDrag(drag(endless, 200), 200)).toBe('tooMany')
    expect(requested).toEqual(['length'])
  })

  test('any input returns a result and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (xWidth, track) => {
        expect(validateDrag({ xWidth, track } as Parameters<typeof validateDrag>[0], 200)).toBeTypeOf('string')
      }),
    )
  })
})
