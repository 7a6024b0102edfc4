import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFailed } from '../../web/ui/PageFailed.tsx';

afterEach(cleanup);

describe('a further page that did not come', () => {
  it('is asked for again by a press, and once there is a network', () => {
    const onRetry = vi.fn();
    const { unmount } = render(<PageFailed onRetry={onRetry}>Não foi possível carregar mais posts.</PageFailed>);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(2);
    unmount();
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
