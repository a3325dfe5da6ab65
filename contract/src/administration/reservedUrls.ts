/** Addresses of pages outside menus, bases of calls and files: no added entry has one of them, in any case of letters. */
export const reservedUrls: readonly string[] =
  `404 login docs assets pictures rss healthz readyz metrics plain shared robots manifest sw oidc oauth scim sysrest orderrest
  busiconfigrest portalent fsdsrest inquiry openrest
  CADemo accessReview agreementDetail allCategories allMessage approvalRule articleEdit articleManage biddingCanceled biddingConfirmed
  biddingHall biddingHavePublished biddingParticularsProjectEntry budgetChangeDetail callbackSso canceled comparisonHall
  confirmOrder confirmed contract coverPage devOutbox ec entranceLf feedModal fixedComparisonHall fixedInquiryCanceled
  fixedInquiryConfirmed fixedInquiryProjectEntry fixedInquiryPublished goodsComparison groupDetail havePublished
  homeEntryNoticeMore homePageLf homePageTest homePageZb homePageZpg homePage_shanxiTraffic hrsjSsoLogin hxssoLogin
  login_jzny login_szjy mall mcSsoLogin messageSettings myAccessReviews myCertificates myFeedback myRequestList noLogAllAnnouncement
  noLoghelpCenter notice notificationAnnouncementParticulars oidcConsent oidcError oidcLogout operationPlatformView
  orderApprovalDetail orderDetail orderSubmitted particularsProjectEntry passwordEdit paymentBatch paymentRequest
  permissionRestore planCycleDetail planDetail portalHomePage portalHomePageHuarun productDetail projectComparison
  projectEdit projectInvitation projectManage projectOpening projectScoring qrConfirm registerDept registerSupplier resetPasswords
  resultNoticeByApply returnDetail signalCase searchBiddingList showMallProductList sooLink sso ssoLogin ssoRedirect statement
  supplierEnrolment supplierInvitation supplierOrderDetail supplierProduct supplierQuote supplierResult supplierShop
  approvalStatistics auctionConsole auctionReplay auctionRoom budgetStatistics invite logisticsStatistics openingRecord
  sourcingStatistics statisticDeliveries statisticOrders statisticProjects stockDocument stockStatistics supplier360 supplierStatistics
  onlinePayment decide verifyContract unsubscribe userInformation verifyResult wall withdrawalDetail zoneGoodsList`
    .split(/\s+/)
    .map((url) => url.toLowerCase())
