import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { crop as zh } from '../../zh-CN/common/crop.ts'

export const crop: SameKeys<typeof zh> = {
  title: 'Crop image',
  area: 'Crop area',
  hint: 'Drag the image or use the arrow keys to move it',
  result: '{{width}} × {{height}} pixels after cropping',
  zoom: 'Zoom',
  left: 'Rotate left 90°',
  right: 'Rotate right 90°',
  skip: 'Use original',
  apply: 'Crop and upload',
  failed: "The image couldn't be cropped. Choose another one or use the original.",
}
