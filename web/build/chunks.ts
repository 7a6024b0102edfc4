/**
 * Lists groups of modules; the build puts each group into one file. Many small files compress worse than a single file
 * (7 KB worse for the feed's first load). Without the groups, a new import would also change the set of files, because
 * the build groups modules by their common importers.
 */
export const chunkGroups = [
  {
    name: 'apollo',
    priority: 1,
    test: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry)\/|\/web\/(apollo\/(?!boundedList|cacheBounds|upload|socket|tabClient)|storage\/createStored\.)/,
  },
  {
    name: 'posts',
    priority: 1,
    test: /node_modules\/(uuid|virtua)\/|\/schema\/graphemes\.|\/web\/(pages\/FeedPage|ui\/(text|withMentions|toast|placeholder|PacedRow|PageFailed|rowPace|Skeleton|icons|TimeAgo|timeAgo|numbers)|lists\/(distinct|listPlace|pacer|useFirstPage|useListPlace|usePages)|features\/(discretion\/(Coverable|switches)|feed\/(generated\/feed|Feed|useFeed|ComposerTeaser)|reactions\/[\w/]+|people\/(generated\/byline|Byline|profilePath|VerifiedBadge)|accounts\/useSignInInvite|posts\/(generated\/posts|FeedList|previewOf|postPlace|PostCard|PostSkeleton|PostText|PostMedia|PostActions|PostMenu|Picture|Carousel|LazyVideo|visibility|useViewTracking)))\./,
  },
  {
    name: 'base',
    priority: 2,
    test: /preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|lucide-react\/dist\/esm\/(?!icons\/(?!check\.|plus\.|flame\.|message-circle\.|users-round\.|wifi-off\.))|\/web\/(navigation\/(AppRouter|entries|guard|useArrivalFocus)|ui\/(Boundary|Broken|Brand|lazyCode|Part|lucideIcon|cx|Button|IconButton|Spinner|useTitle)|apollo\/interruption|storage\/(session|areas|createStoredText))\./,
  },
  // The smallest modules share a file: the first load contains the name of every file of the app, and the hash in a
  // name does not compress.
  {
    name: 'frame',
    priority: 1,
    test: /lucide-react\/dist\/esm\/icons\/(bell|circle-user-round|compass|image-plus|info|megaphone|messages-square|refresh-cw|wallet|x)\.|\/web\/(apollo\/tabClient|ui\/(AfterFirstPaint|Notice|connection|useDeviceMode)|features\/(accounts\/(generated\/viewer|useViewer|useLogOut)|notifications\/unread))\./,
  },
  // Every member loads this group after the first paint.
  {
    name: 'later',
    test: /\/web\/(apollo\/(boundedList|cacheBounds)|lists\/(fillRows|HollowStatus|ListStart|placeAt|rowsInUse)|pages\/LateParts|ui\/(Toaster|shareLink)|features\/(posts\/(anonymousId|renewPost|sharePost|viewTracker|watchView)|accounts\/ConfirmEmailLine|feed\/(EmptyFeed|NewPosts|useNewPosts)|notifications\/watchUnread|profiles\/useSuggestions|shell\/AccountMenuItems|wallet\/Balance))\./,
  },
  // Pages with forms load this group; the landing page and the feed do not.
  {
    name: 'fields',
    priority: 1,
    test: /lucide-react\/dist\/esm\/icons\/eye(-off)?\.|\/web\/features\/accounts\/(PasswordField|emailLike)\.|\/schema\/(texts|digits)\.|\/web\/ui\/keepWithin\./,
  },
  {
    name: 'brl',
    priority: 1,
    test: /\/schema\/brl\.|\/web\/ui\/(DateField|brl|saoPauloDays)\./,
  },
  {
    name: 'icons',
    priority: 1,
    test: /lucide-react\/dist\/esm\/icons\/(arrow-left|badge-check|clock|copy|crown|download|image|inbox|link-2|lock|mail-exclamation-point|play|rotate-cw|search|search-x|send-horizontal|settings-2|shield-exclamation-point|smile|sparkles|trash|users|volume-x)\.|\/web\/(ui\/(Item|MoreButton|Pending|QueryState|useRootMark|isComposing|isolate|useObjectUrl|focusProblem|takeFocus|useFocusReturn)|lists\/(BoundedRows|runs|useFilledRows)|navigation\/(useGoOn|useLeaveWarning|chatPath)|features\/\w+\/(days|EmojiButton|insertAtCaret|PersonSkeleton|NameLine|useBlockDescription|ownLists))\./,
  },
  // Only some pages load this group, none of them at once.
  {
    name: 'controls',
    test: /\/web\/(ui\/(Chip|RadioCard|saveFile|Switch|TabLinks|downloads|useKeptFocus|useUnsavedChanges)|features\/(communities\/vip\/(renewalText|generated\/pixRenewal)|people\/categories|reports\/(reasons|ReasonField)|wallet\/(pendingIntent|pix\/(pixPath|usePix|generated\/pix))))\./,
  },
  {
    name: 'VideoPlayer',
    test: /\/web\/features\/(posts\/(VideoPlayer|autoplay)|media\/Playable)\./,
  },
];
