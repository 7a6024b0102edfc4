interface Example {
  query: string;
  variables?: string;
}

/** One tab per domain of `schema/`, ready to run. A test checks them against the schema and the limits. */
export const examples: Example[] = [
  {
    query: `# posts: the home timeline. Choose a member at the top right to see it in their name.
query Feed($first: Int, $after: String) {
  feed(first: $first, after: $after) {
    edges {
      cursor
      node {
        id
        text
        createdAt
        author { id name nickname isVerified }
        media {
          __typename
          id
          alt
          ... on Image { sources { url width } }
          ... on Video { url posterUrl duration }
        }
        reactions { total reacted }
        commentCount
        viewCount
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
    variables: JSON.stringify({ first: 5 }, null, 2),
  },
  {
    query: `# comments: a post's newest threads. Copy a post's id from the feed.
query Thread($id: ID!) {
  post(id: $id) {
    id
    text
    comments(first: 5) {
      edges {
        node {
          id
          text
          isHidden
          createdAt
          author { name nickname }
          reactions { total reacted }
          replyCount
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}

# Needs a member.
mutation AddComment($input: AddCommentInput!) {
  addComment(input: $input) {
    ... on AddCommentSuccess {
      comment { id text }
      post { id commentCount }
    }
    ... on Refusal { code message field }
  }
}`,
    variables: JSON.stringify(
      {
        id: 'a post id',
        input: { idempotencyKey: '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11', postId: 'a post id', text: 'Que foto linda!' },
      },
      null,
      2,
    ),
  },
  {
    query: `# reactions: the wanted state, not a flip. Needs a member.
mutation SetReaction($input: SetReactionInput!) {
  setReaction(input: $input) {
    ... on SetReactionSuccess {
      target { __typename id reactions { total reacted } }
    }
    ... on Refusal { code message }
  }
}`,
    variables: JSON.stringify({ input: { postId: 'a post id', reacted: true } }, null, 2),
  },
  {
    query: `# Live: what happens to an open post. Leave it running, and react or comment in another tab.
subscription ReactionsChanged($postId: ID!) {
  reactionsChanged(postId: $postId) { postId commentId total }
}

subscription CommentAdded($postId: ID!) {
  commentAdded(postId: $postId) {
    id
    text
    parentId
    author { name nickname }
  }
}`,
    variables: JSON.stringify({ postId: 'a post id' }, null, 2),
  },
  {
    query: `# communities: the viewer's own, and one to be let into. Needs a member; create one as a PROFISSIONAL.
query Communities {
  myCommunities(first: 5) {
    edges {
      node {
        id
        kind
        name
        memberCount
        membership { role status }
        members(first: 3) { edges { node { role profile { name } } } }
      }
    }
  }
  discoverCommunities(search: "cam", first: 5) {
    edges { node { id kind name description priceCents memberCount postCount } }
  }
}

mutation JoinCommunity($id: ID!) {
  joinCommunity(id: $id) {
    ... on JoinCommunitySuccess {
      community { id membership { role status } }
    }
    ... on Refusal { code message }
  }
}`,
    variables: JSON.stringify({ id: 'a community id' }, null, 2),
  },
  {
    query: `# profiles: somebody and what they posted. Copy an author's id from the feed.
query Profile($id: ID!) {
  profile(id: $id) {
    id
    name
    nickname
    bio
    isVerified
    posts(first: 3) {
      edges { node { id text reactions { total } } }
    }
  }
}`,
    variables: JSON.stringify({ id: 'a profile id' }, null, 2),
  },
  {
    query: `# accounts: who is asking. Null for a visitor.
query Viewer {
  viewer {
    id
    isBetaTester
    profile { name nickname avatarUrl }
  }
}

mutation LogIn($input: LogInInput!) {
  logIn(input: $input) {
    ... on LogInSuccess {
      session { token profileType name nickname preferences }
    }
    ... on Refusal { code message }
  }
}`,
    variables: JSON.stringify({ input: { email: 'ana@brasa.example', password: 'a password' } }, null, 2),
  },
];
