export const login = {
  slider: {
    title: '安全验证',
    refresh: '换一张图',
    hint: '向右拖动完成拼图',
    keys: '方向键移动，回车键确认',
    handle: '拼图滑块',
    checking: '正在验证…',
    failed: '图片加载失败',
  },
} as const
