import { expect, test } from 'vitest'
import { sizeToSend } from './preparePicture.ts'

const megabyte = 1024 * 1024
test.each([
  [800, 600, 'image/jpeg', 1, undefined],
  [1600, 1600, 'image/png', 2, undefined],
  [1600, 1200, 'image/jpeg', 3, { width: 1600, height: 1200 }],
  [4032, 3024, 'image/jpeg', 4, { width: 1600, height: 1200 }],
  [3024, 4032, 'image/png', 1, { width: 1200, height: 1600 }],
  [800, 600, 'image/webp', 1, { width: 800, height: 600 }],
  [16_000, 1, 'image/png', 1, { width: 1600, height: 1 }],
])('search picture: %s × %s, %s of %s MB is uploaded as %j', (width, height, type, megabytes, sent) => {
  expect(sizeToSend({ width, height }, { type, size: megabytes * megabyte })).toEqual(sent)
})
