export const session = {
  restricted: { title: '系统提醒', apply: '申请恢复' },
  trouble: {
    title: '系统提醒',
    busy: '很抱歉，您的操作过快哦，请您休息一下，稍后再试',
    page: '加载失败',
    part: '获取失败！',
    reason: '网络连接异常，请稍后重试',
    starting: '平台初始化中！如多次重试仍失败，请联系系统管理员',
    broken: '页面出现异常',
    brokenReason: '请重新加载页面；如问题仍未解决，请联系管理员。',
  },
  missing: {
    title: '页面不存在',
    reason: '访问的地址有误，或页面已被移除。',
    hint: '您可以返回首页，或通过上方搜索继续查找。',
  },
  session: {
    title: '登录提示',
    denied: '无法访问',
    none: '未登录提示',
    notYet: '您尚未登录，请先登录',
    login: '重新登录',
    left: '您已退出，请重新登录！',
    switched: '您已切换用户，请重新操作！',
    leave: '是否确认退出？',
  },
} as const
