/**
 * What goes together in one file. Many small files compress worse than one (7 KB of the feed's first load), and which
 * modules happen to be shared changes with every import; so the two big ones are named here.
 */
export const chunkGroups = [
  {
    name: 'apollo',
    priority: 1,
    test: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry)\/|\/web\/apollo\/(?!session|activity\.|upload|socket|tab-client)/,
  },
  {
    name: 'base',
    priority: 2,
    test: /preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|lucide-react\/dist\/esm\/(?!icons\/)|\/web\/(ui\/(cx|Button|Spinner|useTitle)|apollo\/(session|activity)|features\/shell\/(Brand|useArrivalFocus|guard))\./,
  },
];
