export const crop = {
  title: '裁剪图片',
  area: '裁剪区域',
  hint: '拖动图片或按方向键调整位置',
  result: '裁剪后 {{width}} × {{height}} 像素',
  zoom: '缩放',
  left: '向左旋转 90°',
  right: '向右旋转 90°',
  skip: '使用原图',
  apply: '裁剪并上传',
  failed: '图片裁剪失败，请换一张或使用原图',
} as const
