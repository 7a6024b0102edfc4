import { useEffect, useMemo, useState } from 'react';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { AsWho } from './AsWho.tsx';
import { examples } from './examples.ts';

const path = '/graphql';

export function Playground() {
  const [token, setToken] = useState<string>();
  const headers = useMemo(
    (): Record<string, string> => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
    [token],
  );
  const socket = useMemo(() => createClient({ url: socketUrl(), connectionParams: headers }), [headers]);
  const fetcher = useMemo(() => createGraphiQLFetcher({ url: path, headers, wsClient: socket }), [headers, socket]);

  useEffect(() => () => void socket.dispose(), [socket]);

  return (
    <div className="playground">
      <AsWho onToken={setToken} />
      <GraphiQL fetcher={fetcher} defaultTabs={examples} defaultEditorToolsVisibility="variables" />
    </div>
  );
}

function socketUrl() {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
