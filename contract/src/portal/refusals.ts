import type { Refusals } from '#contract/kit/refusals.ts'

export const portalRefusals = {
  'customerService.none': [
    41251,
    '暂未开通在线客服，请拨打服务热线',
    "Online support isn't available. Please call us instead.",
  ],
} as const satisfies Refusals
