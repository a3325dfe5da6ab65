import type { Refusals } from '#contract/kit/refusals.ts'

export const workbenchRefusals = {
  'shortcut.notInMenu': [
    41701,
    '快捷入口须为您菜单中的页面，请刷新后重试',
    'Shortcuts must be pages of your menu. Refresh and try again.',
  ],
  'shortcut.twice': [41702, '快捷入口不能重复', "A shortcut can't be added twice."],
} as const satisfies Refusals
