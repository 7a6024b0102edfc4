import { configure } from '@testing-library/react';

// A busy machine may take long over one step; a rule that holds late holds.
configure({ asyncUtilTimeout: 10_000 });
